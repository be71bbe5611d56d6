/** Rows held in memory at a time. */
export const batchSize = 1000

/** Repeats a step that returns how many rows it took, until that is less than a batch. */
export async function inBatches(step: () => Promise<number>): Promise<void> {
  while ((await step()) === batchSize);
}
