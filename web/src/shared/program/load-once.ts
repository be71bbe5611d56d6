/** What begins to load when it is first called and is not loaded again; after a failure the next call tries again. */
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
