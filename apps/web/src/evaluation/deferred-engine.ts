/** Name of a worker that loads the engine only when something has to be calculated. */
export const DEFERRED_ENGINE = 'deferred-engine'
