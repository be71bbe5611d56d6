/** Loads on the first call only; after a failure the next call retries. */
export function loadOnce(load: () => Promise<void>): () => Promise<void> {
  let loading: Promise<void> | undefined
  const begin = async () => {
    try {
      await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return () => (loading ??= begin())
}
