/**
 * Synthesized sounds. Off by default; browsers only allow audio after a user gesture, such as turning
 * the sound on.
 */
export type Sound =
  | 'press'
  | 'spin'
  | 'stop'
  | 'scatter'
  | 'win'
  | 'feast'
  | 'find'
  | 'blast'
  | 'collect';

export interface Sounds {
  readonly on: boolean;
  set(on: boolean): void;
  play(sound: Sound, step?: number): void;
}

interface Tone {
  readonly at: number;
  readonly hz: number;
  readonly to?: number;
  readonly ms: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

/** A major scale, in Hz. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];

const note = (index: number): number => SCALE[index % SCALE.length] ?? 523.25;

function getTones(sound: Sound, step: number): readonly Tone[] {
  switch (sound) {
    case 'press':
      return [{ at: 0, hz: 420, to: 620, ms: 70, loud: 0.14, wave: 'triangle' }];
    case 'spin':
      return [{ at: 0, hz: 180, to: 520, ms: 260, loud: 0.1, wave: 'sawtooth' }];
    case 'stop':
      return [
        { at: 0, hz: 150 + step * 8, to: 62, ms: 130, loud: 0.34, wave: 'sine' },
        { at: 0, hz: 900, to: 300, ms: 28, loud: 0.07, wave: 'square' },
      ];
    case 'scatter':
      return [0, 1, 2].map((n) => ({
        at: n * 60,
        hz: note(step * 2 + n * 2),
        ms: 200,
        loud: 0.13,
        wave: 'triangle' as const,
      }));
    case 'find':
      return [
        { at: 0, hz: note(step % 8), ms: 160, loud: 0.15, wave: 'triangle' },
        { at: 60, hz: note((step + 2) % 8), ms: 220, loud: 0.12, wave: 'sine' },
      ];
    case 'blast':
      return [
        { at: 0, hz: 190, to: 32, ms: 520, loud: 0.4, wave: 'sawtooth' },
        { at: 0, hz: 900, to: 60, ms: 180, loud: 0.14, wave: 'square' },
      ];
    case 'collect':
      return [3, 5, 7].map((n, index) => ({
        at: index * 70,
        hz: note(n),
        ms: 260,
        loud: 0.16,
        wave: 'triangle' as const,
      }));
    case 'win':
      return [0, 2, 3, 5].map((n, index) => ({
        at: index * 85,
        hz: note(n),
        ms: 230,
        loud: 0.16,
        wave: 'triangle' as const,
      }));
    case 'feast':
      return [0, 2, 3, 5, 3, 5, 7, 7].map((n, index) => ({
        at: index * 140,
        hz: note(n),
        ms: index > 5 ? 620 : 260,
        loud: 0.18,
        wave: index % 2 === 0 ? ('triangle' as const) : ('sine' as const),
      }));
  }
}

export function createSounds(): Sounds {
  let context: AudioContext | null = null;
  let on = false;
  const sing = (audio: AudioContext, tone: Tone): void => {
    const start = audio.currentTime + tone.at / 1000;
    const end = start + tone.ms / 1000;
    const voice = audio.createOscillator();
    const gain = audio.createGain();
    voice.type = tone.wave;
    voice.frequency.setValueAtTime(tone.hz, start);
    if (tone.to !== undefined) voice.frequency.exponentialRampToValueAtTime(tone.to, end);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(tone.loud, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    voice.connect(gain).connect(audio.destination);
    voice.start(start);
    voice.stop(end + 0.02);
  };
  return {
    get on() {
      return on;
    },
    set(next) {
      on = next;
      if (!on) {
        void context?.suspend();
        return;
      }
      context ??= new AudioContext();
      void context.resume();
    },
    play(sound, step = 0) {
      if (!on || context === null) return;
      for (const tone of getTones(sound, step)) sing(context, tone);
    },
  };
}
