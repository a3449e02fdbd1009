import {
  ONLINE_TIME_CHECK_INTERVAL_MS,
  ONLINE_TIME_MINIMUM_GAP_MS,
  ONLINE_TIME_REPORT_INTERVAL_MS,
  ONLINE_TIME_STALE_MS,
} from '@parlor/api/constants';

export interface OnlineTimePorts {
  now: () => number;
  every: (ms: number, callback: () => void) => () => void;
  /** When the last report was made, by any tab; null when none was. */
  readStamp: () => number | null;
  writeStamp: (at: number) => void;
  /** Reports three minutes. */
  report: () => Promise<unknown>;
}

export interface OnlineTime {
  start(): void;
  stop(): void;
}

/**
 * Reports online time while a token exists (section 4): every 3 minutes, and by a check every 30
 * seconds when the last stamp is older than 184 seconds, as after a sleep. The stamp is shared by all
 * tabs, so that together they report once; two reports are at least 176 seconds apart.
 */
export function createOnlineTime(ports: OnlineTimePorts): OnlineTime {
  let stops: (() => void)[] = [];
  let updating = false;

  const age = () => ports.now() - (ports.readStamp() ?? ports.now());
  const report = async () => {
    if (updating) return;
    updating = true;
    ports.writeStamp(ports.now());
    try {
      await ports.report();
    } catch {
      // The minutes are lost: a report is worth no retry, and the next one comes by itself.
    } finally {
      updating = false;
    }
  };

  return {
    start() {
      if (stops.length > 0) return;
      if (ports.readStamp() === null) ports.writeStamp(ports.now());
      stops = [
        ports.every(ONLINE_TIME_REPORT_INTERVAL_MS, () => {
          if (age() >= ONLINE_TIME_MINIMUM_GAP_MS) void report();
        }),
        ports.every(ONLINE_TIME_CHECK_INTERVAL_MS, () => {
          if (age() > ONLINE_TIME_STALE_MS) void report();
        }),
      ];
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
    },
  };
}
