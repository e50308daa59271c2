package strategos.arena.sample;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import strategos.arena.value.ForecastChances;
import strategos.arena.value.Sample;
import strategos.game.io.AtomicFile;

/**
 * A file of positions: the format and the settings as text, then every match with its setting, and
 * every position with the index of the winner among its living seats, and the forecast of their
 * chances.
 *
 * @param settings what was played
 */
public record SampleFile(List<SampleSetting> settings, List<MatchSamples> matches) {

    private static final String FORMAT = "strategos positions 3";

    public SampleFile {
        settings = List.copyOf(settings);
        matches = List.copyOf(matches);
    }

    /** Writes the file; it is there only when it is complete. */
    public void write(Path file) throws IOException {
        AtomicFile.write(file, out -> write(new DataOutputStream(out)));
    }

    /** The content of the file. */
    public byte[] bytes() {
        var bytes = new ByteArrayOutputStream();
        try {
            write(new DataOutputStream(bytes));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** The number of positions of all matches. */
    public int positions() {
        return matches.stream().mapToInt(match -> match.positions().size()).sum();
    }

    private void write(DataOutputStream out) throws IOException {
        out.writeUTF(FORMAT);
        out.writeShort(settings.size());
        for (SampleSetting setting : settings) out.writeUTF(setting.toString());
        out.writeInt(matches.size());
        for (MatchSamples match : matches) write(match, out);
        out.flush();
    }

    private static void write(MatchSamples match, DataOutputStream out) throws IOException {
        out.writeShort(match.setting());
        out.writeShort(match.positions().size());
        for (Sample<byte[]> sample : match.positions()) {
            out.writeByte(sample.winner());
            out.writeShort(sample.position().length);
            out.write(sample.position());
            write(sample.forecast(), out);
        }
    }

    private static void write(ForecastChances forecast, DataOutputStream out) throws IOException {
        out.writeByte(forecast.size());
        for (int living = 0; living < forecast.size(); living++)
            out.writeFloat(forecast.chance(living));
    }

    /** Reads a file. */
    public static SampleFile read(Path file) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            return read(file.toString(), in);
        }
    }

    /** Reads the content of a file. */
    public static SampleFile read(byte[] bytes) throws IOException {
        return read("the answer", new DataInputStream(new ByteArrayInputStream(bytes)));
    }

    private static SampleFile read(String name, DataInputStream in) throws IOException {
        if (!in.readUTF().equals(FORMAT))
            throw new IOException(name + " is not of the format '" + FORMAT + "'");
        List<SampleSetting> settings = new ArrayList<>();
        int count = in.readUnsignedShort();
        for (int i = 0; i < count; i++) settings.add(SampleSetting.parse(in.readUTF()));
        List<MatchSamples> matches = new ArrayList<>();
        int left = in.readInt();
        for (int i = 0; i < left; i++) matches.add(match(in));
        return new SampleFile(settings, matches);
    }

    private static MatchSamples match(DataInputStream in) throws IOException {
        int setting = in.readUnsignedShort();
        int count = in.readUnsignedShort();
        List<Sample<byte[]>> positions = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int winner = in.readUnsignedByte();
            byte[] position = in.readNBytes(in.readUnsignedShort());
            positions.add(new Sample<>(position, winner, forecast(in)));
        }
        return new MatchSamples(setting, positions);
    }

    private static ForecastChances forecast(DataInputStream in) throws IOException {
        float[] chances = new float[in.readUnsignedByte()];
        for (int living = 0; living < chances.length; living++) chances[living] = in.readFloat();
        return new ForecastChances(chances);
    }
}
