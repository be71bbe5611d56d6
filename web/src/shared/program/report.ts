/** Reports a failure the user cannot fix. The only place that decides where reports go: for now the browser's console. */
export function report(what: string, error?: unknown) {
  // oxlint-disable-next-line no-console -- product.md 8 wants these failures logged, and every other file reports here
  console.error(what, error)
}
