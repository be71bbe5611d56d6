import { today } from './availability.ts'

/** Lists near a record: `table` is listed, distances are measured from `from`. All in one statement. */
export type Near = { table: 'facility' | 'employee' | 'vacancy'; from: { table: 'facility' | 'employee'; id: number } }

/** In addition to filters: the first day of the availability, the origin of distances, and the vacancy to find candidates for. */
export type Context = { day: string; near: Near | null; vacancy: number | null }

export const usual: Context = { day: today, near: null, vacancy: null }
