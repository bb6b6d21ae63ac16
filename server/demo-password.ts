/** The one password of all demo accounts. Printed at start, and worth nothing where the demo is off. */
export const DEMO_PASSWORD = 'koy-demo-2026';
