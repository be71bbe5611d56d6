import dayjs from 'dayjs'
import { wireFormat } from './format.ts'

/** The end that a new start brings along: the last day of its month. */
export const endOfMonth = (start: string): string => dayjs(start).endOf('month').format(wireFormat.day)
