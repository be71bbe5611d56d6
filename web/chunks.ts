import { fileURLToPath } from 'node:url'

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Module | null }

/** What loads the pages, each when somebody goes there. */
const loaders = ['src/pages.ts', 'src/routes.tsx'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

/**
 * What more than a third of the pages need is one file. Left to itself the bundler makes one of every few lines that two pages
 * share, and each costs 300 bytes of headers. Libraries go along with what imports them: seen from here antd alone imports all of itself.
 */
export function sharedChunk(id: string, graph: Graph): string | null {
  const all = loaders.flatMap((loader) => graph.getModuleInfo(loader)?.dynamicallyImportedIds ?? [])
  const pages = all.filter((page) => !page.includes('/shell/administration/')) // few go there, and it loads its pages itself
  const users = pages.filter((page) => reachedFrom(page, graph).has(id))
  return users.length * 3 > pages.length ? 'pages' : null
}

const reached = new Map<string, Set<string>>()

/** A page and all of our own that it imports, however far away. */
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
