/** Work that runs by the clock. Running it twice, or late, does no harm. */
export interface Job {
  name: string;
  /** Five fields, Istanbul's time. */
  cron: string;
  /** Does everything that is due. What it throws is logged, counted and tried again. */
  run(): Promise<void>;
}
