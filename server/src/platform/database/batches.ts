/** So many rows at a time are in memory. */
export const batchSize = 1000

/** Repeats a step that answers how many rows it has taken, until it finds less than a batch. */
export async function inBatches(step: () => Promise<number>): Promise<void> {
  while ((await step()) === batchSize);
}
