import * as z from 'zod/mini'
import { absence } from './absence.ts'
import { mayViewBookings } from './availability.ts'
import { candidate } from './candidate.ts'
import { employee, employeeList } from './employee.ts'
import { sameAccess } from './entity.ts'
import type { Entity } from './entity.ts'
import { facility, facilityList } from './facility.ts'
import { readOnly } from './field.ts'
import * as filter from './filter.ts'
import type { List } from './list.ts'
import { defineList } from './list.ts'
import type { Access } from './permission.ts'
import { problemTexts } from './problem.ts'
import { dayFrom, endsBeforeStart } from './range.ts'
import type { Text } from './text.ts'
import { vacancy, vacancyList } from './vacancy.ts'

// Whose weeks are seen in one picture: docs/rules/board.md.

export const boardPath = 'board'

/** How it is called in menus and titles. */
export const boardName = { de: 'Plantafel', en: 'Board' } satisfies Text

/** What the rows are: the records of this list, with its filters, words and orders. */
export const boardRows = ['employees', 'facilities', 'vacancies'] as const
export type BoardRows = (typeof boardRows)[number]

export const boardLists = { employees: employeeList, facilities: facilityList, vacancies: vacancyList } as const

/** The order of the rows unless told. */
export const boardOrder = { employees: 'last_name', facilities: 'name', vacancies: 'date_range' } as const satisfies Record<
  BoardRows,
  string
>

/** The right to see rows, by what they are. */
export const boardAccess: Record<BoardRows, Access> = {
  employees: employee.access.read,
  facilities: facility.access.read,
  vacancies: vacancy.access.read,
}

/** A span of so many days at most, its first and last counted; and so many rows. */
const longestBoard = 400
export const mostBoardRows = 200

/** A bar is as long as its record lasts: a booking, a candidate who has not signed for a vacancy's days, an absence, or what a vacancy asks for. */
export const barKinds = ['booking', 'candidate', 'absence', 'demand'] as const
export type BarKind = (typeof barKinds)[number]

/** The right without which bars of a kind are left out. */
export const barNeeds: Partial<Record<BarKind, Access>> = {
  booking: mayViewBookings,
  candidate: candidate.access.read,
  absence: absence.access.read,
}

export const boardBar = z.object({
  kind: z.enum(barKinds),
  /** Of the booking, the candidate, the absence or the vacancy. */
  id: z.number(),
  lower: z.string(),
  upper: z.nullable(z.string()),
  label: z.string(),
  /** Of a booking `planned`, `running`, `over` or `terminated`; of a candidate or a vacancy its status, of an absence its reason. */
  state: z.string(),
  /** Of what a vacancy asks for: how many of its positions are not booked. */
  open: z.optional(z.number()),
  /** Of a candidate: whether the vacancy is still looked for. */
  vacancy_status: z.optional(z.string()),
  /** Whom and what it is about, the row among them; null: nobody, or nothing. */
  employee: z.nullable(z.number()),
  facility: z.nullable(z.number()),
  vacancy: z.nullable(z.number()),
})
export type BoardBar = z.output<typeof boardBar>

const boardRow = {
  id: readOnly(z.number()),
  name: readOnly(z.string()),
  subtitle: readOnly(z.string()),
  /** Whose bank holidays it keeps; null: not known. */
  federal_state: readOnly(z.nullable(z.string())),
  bars: readOnly(z.array(boardBar)),
}
export type BoardRow = { [K in keyof typeof boardRow]: z.output<(typeof boardRow)[K]['answer']> }

const board = {
  name: 'board_row',
  path: boardPath,
  noun: { de: 'Zeile', en: 'Row' },
  plural: { de: 'Zeilen', en: 'Rows' },
  access: sameAccess('session'), // rows have rights of their own
  fields: boardRow,
  acts: {},
} satisfies Entity

/** What is asked of every board beside the filters of its list. */
export const boardSpan = {
  rows: filter.required(filter.choice(boardRows)),
  from: filter.required(filter.day()),
  to: filter.required(filter.day()),
}

/** Why these days are not shown, to be told under `to`; undefined: they are, or one of them is not known. */
export function refuseBoardSpan({ from, to }: { from?: string | undefined; to?: string | undefined }): Text | undefined {
  if (from === undefined || to === undefined) return undefined
  if (endsBeforeStart({ lower: from, upper: to })) return problemTexts.ends_before_start
  return dayFrom(from, longestBoard) > to ? undefined : tooLong
}

const tooLong = {
  de: `Höchstens ${longestBoard} Tage können auf einmal gezeigt werden.`,
  en: `At most ${longestBoard} days can be shown at once.`,
}

/** A board as a list: its span, and the filters of whatever list its rows are of. */
export type BoardList = List<typeof board, typeof boardSpan & Record<string, filter.Filter>>

/** The board of these rows, as a list. */
export const boardList = (rows: BoardRows): BoardList => {
  const { filters, sorts, context, narrowed, sortContext } = boardLists[rows] as List
  return {
    ...defineList(board, { filters: { ...boardSpan, ...filters }, sorts, defaultSort: boardOrder[rows], context }),
    mostRows: mostBoardRows,
    ...(narrowed && { narrowed }),
    ...(sortContext && { sortContext }),
  }
}
