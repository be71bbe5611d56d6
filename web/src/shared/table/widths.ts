import { savedState, saveState } from '../storage/state-storage.ts'
import { baseTableWidth } from './column.ts'

/** Percentages by column, in the table's order. */
export type Widths = Record<string, number>

/** Wide enough to read a word in a column head, in pixels. */
const leastPixels = 72

/** The minimum share of a column, unless it is declared narrower; tables beside a page or in a dialog are narrower than the base. */
export const leastWidth = (tablePixels: number): number => round((leastPixels * 100) / Math.min(tablePixels, baseTableWidth))
/** Moved by one press of an arrow key. */
export const widthStep = 0.5

/**
 * Gives a column the wanted width and its right neighbour the difference, so that the table keeps its width. Both stay at least `least`
 * wide. The last column has no neighbour and keeps its width.
 */
export function resized(widths: Widths, column: string, wanted: number, least: number): Widths {
  const keys = Object.keys(widths)
  const neighbour = keys[keys.indexOf(column) + 1]
  const [own, other] = [widths[column], neighbour === undefined ? undefined : widths[neighbour]]
  if (own === undefined || neighbour === undefined || other === undefined) return widths
  const width = round(Math.min(Math.max(wanted, Math.min(own, least)), widestOf(own, other, least)))
  return { ...widths, [column]: width, [neighbour]: round(own + other - width) }
}

/** The maximum width of a column, given its neighbour. */
export const widestOf = (own: number, neighbour: number, least: number): number => round(Math.max(own, own + neighbour - least))

/** Scales the shares to `total`, whichever columns are missing. */
export function spread(widths: Widths, total: number): Widths {
  const sum = Object.values(widths).reduce((all, width) => all + width, 0)
  return Object.fromEntries(Object.entries(widths).map(([key, width]) => [key, sum > 0 ? round((width * total) / sum) : width]))
}

/** The widths the user has set for a table in one place, if they match its columns. */
export function savedWidths(tableKey: string, referrer: string | undefined, columns: Widths): Widths | null {
  const saved = savedState(storageKey(tableKey, referrer))
  if (typeof saved !== 'object' || saved === null) return null
  const widths = saved as Record<string, unknown>
  const fits = Object.keys(columns).every((key) => isWidth(widths[key])) && Object.keys(widths).length === Object.keys(columns).length
  return fits ? Object.fromEntries(Object.keys(columns).map((key) => [key, widths[key] as number])) : null // isWidth has checked each
}

export function saveWidths(tableKey: string, referrer: string | undefined, widths: Widths) {
  saveState(storageKey(tableKey, referrer), () => JSON.stringify(widths))
}

const storageKey = (tableKey: string, referrer: string | undefined) => `kasack-widths-${tableKey}-${referrer ?? 'page'}`

const isWidth = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 100

const round = (percent: number) => Math.round(percent * 100) / 100
