/** Header of the answer to a write: the undo group it created; missing if nothing was written. */
export const historyGroupHeader = 'x-history-group'
