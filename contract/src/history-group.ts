/** Says in the answer to a write which group of history it has made; without it nothing was written. */
export const historyGroupHeader = 'x-history-group'
