const tenth = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** `1536` → `1,5 KB`; a kilobyte is 1024 bytes. */
export function formatBytes(bytes: number): string {
  const step = Math.min(bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10), units.length - 1)
  return `${tenth.format(bytes / 1024 ** step)} ${units[step]}`
}
