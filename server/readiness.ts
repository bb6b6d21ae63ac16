let draining = false;

/** Set when the process begins to stop: the load balancer should send nobody here any more. */
export const startDraining = (): void => {
  draining = true;
};

export const isDraining = (): boolean => draining;
