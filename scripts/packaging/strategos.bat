@echo off
rem Starts Strategos from its unpacked archive, with an installed Java.
setlocal
if defined JAVA_HOME set "PATH=%JAVA_HOME%\bin;%PATH%"
if defined STRATEGOS_JAVA_HOME set "PATH=%STRATEGOS_JAVA_HOME%\bin;%PATH%"

set VERSION=0
for /f "tokens=1,3" %%p in ('java -XshowSettings:properties -version 2^>^&1') do if "%%p"=="java.specification.version" set VERSION=%%q
if "%VERSION%"=="0" goto missing
rem Versions before 9 are called 1.8 and the like: only the part before the dot counts.
for /f "delims=." %%m in ("%VERSION%") do set MAJOR=%%m
if %MAJOR% LSS 25 goto old

java -Xlog:disable %STRATEGOS_JAVA_OPTIONS% -jar "%~dp0strategos.jar" %*
exit /b %ERRORLEVEL%

:missing
echo Strategos needs Java 25 or newer, but no Java was found. 1>&2
goto remedy

:old
echo Strategos needs Java 25 or newer, but the installed Java is version %VERSION%. 1>&2

:remedy
echo Install Java 25 from https://adoptium.net, or set STRATEGOS_JAVA_HOME to the folder of an installed one. 1>&2
exit /b 2
