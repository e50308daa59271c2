import contextlib
import io
import pathlib
import re
import unittest

README = pathlib.Path(__file__).resolve().parents[1] / "README.md"


class ReadmeTest(unittest.TestCase):
    def test_the_examples_of_the_readme_run(self):
        examples = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
        self.assertEqual(len(examples), 3)
        for example in examples:
            with self.subTest(example):
                if "import numpy" in example:
                    self._require_numpy()
                with contextlib.redirect_stdout(io.StringIO()):
                    exec(example, {})

    def _require_numpy(self):
        try:
            import numpy  # noqa: F401
        except ImportError:
            self.skipTest("numpy is not installed: its example was not run")


if __name__ == "__main__":
    unittest.main()
