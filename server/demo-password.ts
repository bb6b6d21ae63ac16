/** The one password of all demo accounts. Printed at start, and worth nothing where the demo is off. */
export const DEMO_PASSWORD = 'koy-demo-2026';

/** Whose login the start prints first; there only where the demo was loaded. */
export const DEMO_ADMIN = 'admin@koy.example';
