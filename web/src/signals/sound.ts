import { SCORE, type Note, type Sound } from './score';

/** Sounds of the same kind that come faster than this are heard as one. */
const PAUSE_SECONDS = 0.12;
/** An audio device that plays silence takes processor time and battery. */
const REST_MILLIS = 2_000;
const VOLUME = 0.35;
const ATTACK_SECONDS = 0.008;
const KNOCK_HERTZ = 1_800;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;
const lastPlayed = new Map<Sound, number>();

/** Plays a sound. Browsers stay silent until the player has pressed something on the page. */
export function play(sound: Sound): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => {});
  const now = audio.currentTime;
  if (now - (lastPlayed.get(sound) ?? -1) < PAUSE_SECONDS) return;
  lastPlayed.set(sound, now);
  for (const note of SCORE[sound]) sing(audio, now, note);
  restLater(audio);
}

/** Stops the audio device when nothing has been played for a while; every sound is shorter than that. */
function restLater(context: AudioContext): void {
  clearTimeout(rest);
  rest = setTimeout(() => void context.suspend().catch(() => {}), REST_MILLIS);
}

function sing(context: AudioContext, begin: number, { at, length, pitch, shape, loudness }: Note): void {
  const [from, to] = [begin + at, begin + at + length];
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loudness * VOLUME, from + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(0.0001, to);
  gain.connect(context.destination);
  const source = pitch === null ? knock(context, gain) : tone(context, gain, pitch, shape);
  source.start(from);
  source.stop(to);
}

function tone(context: AudioContext, gain: GainNode, pitch: number, shape: OscillatorType): OscillatorNode {
  const tone = context.createOscillator();
  tone.type = shape;
  tone.frequency.value = pitch;
  tone.connect(gain);
  return tone;
}

/** A short burst of noise, as of wood on wood. */
function knock(context: AudioContext, gain: GainNode): AudioBufferSourceNode {
  noise ??= whiteNoise(context);
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = KNOCK_HERTZ;
  source.connect(filter).connect(gain);
  return source;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
