import { today } from './availability.ts'

/** Lists near a record: `table` is what is listed, `from` the record from which it is measured. Everything is one statement. */
export type Near = { table: 'facility' | 'employee' | 'vacancy'; from: { table: 'facility' | 'employee'; id: number } }

/** What is asked beside filters: the first day of an availability, whence distances are measured, and who might come to which vacancy. */
export type Context = { day: string; near: Near | null; vacancy: number | null }

export const usual: Context = { day: today, near: null, vacancy: null }
