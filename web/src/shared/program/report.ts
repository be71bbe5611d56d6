/** Something went wrong that the user cannot mend. The only place that knows where such reports go: for now the browser's log. */
export function report(what: string, error?: unknown) {
  // oxlint-disable-next-line no-console -- product.md 8 wants these failures logged, and every other file reports here.
  console.error(what, error)
}
