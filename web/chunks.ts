import { fileURLToPath } from 'node:url'

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Module | null }

/** The modules that import the pages lazily. */
const loaders = ['src/pages.ts', 'src/routes.tsx'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

/**
 * Puts what more than a third of the pages import into one file. By default the bundler emits a chunk for every few
 * lines two pages share, and each costs 300 bytes of headers. Libraries stay with their importers: seen from here,
 * antd would pull in all of itself.
 */
export function sharedChunk(id: string, graph: Graph): string | null {
  const all = loaders.flatMap((loader) => graph.getModuleInfo(loader)?.dynamicallyImportedIds ?? [])
  const pages = all.filter((page) => !page.includes('/shell/administration/')) // rarely visited, and loads its own pages
  const users = pages.filter((page) => reachedFrom(page, graph).has(id))
  return users.length * 3 > pages.length ? 'pages' : null
}

const reached = new Map<string, Set<string>>()

/** A page and everything of ours it imports, transitively. */
function reachedFrom(page: string, graph: Graph): Set<string> {
  const known = reached.get(page)
  if (known) return known
  const all = new Set([page])
  for (const id of all) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!imported.includes('/node_modules/')) all.add(imported)
  }
  reached.set(page, all)
  return all
}
