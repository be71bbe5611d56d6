import type { BookingInput } from '@kasack/contract/booking.ts'
import type { FindingAnswer, JudgeFacts, Plan, Rules } from '@kasack/contract/judge.ts'
import { bookingRules, judge, seenFindings } from '@kasack/contract/judge.ts'
import { sameValue } from '@kasack/contract/merged.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { isWithin } from '@kasack/contract/range.ts'
import type { Language, Text } from '@kasack/contract/text.ts'
import type { Caller } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/text/refusal.ts'
import { findJudgeFacts } from './queries.ts'

type Reader = { caller: Caller; language: Language }

/** What the rules find, as a reader may see it. Nobody may override a finding yet. */
export const findingsFor = (rules: Rules, plan: Plan, facts: JudgeFacts, { caller, language }: Reader): FindingAnswer[] =>
  seenFindings(judge(rules, plan, facts), (needs) => mayAccess(caller, needs)).map(({ code, level, text, days, source }) => ({
    code,
    level,
    text: text[language],
    lower: days.lower,
    upper: days.upper,
    source,
    can_override: false,
  }))

/** A rule forbids what is to be written: the answer tells all findings beside. */
class Forbidden extends Refusal {
  private readonly findings: (language: Language) => FindingAnswer[]
  constructor(texts: Text[], findings: (language: Language) => FindingAnswer[]) {
    super(400, { findings: texts })
    this.findings = findings
  }

  override more(language: Language) {
    return { findings: this.findings(language) }
  }
}

type Place = Pick<BookingInput, 'vacancy' | 'department' | 'facility' | 'date_range'>
type Stored = Place & { id: number }
type Writing = { stored: Stored | null; caller: Caller }

/**
 * Refuses a booking that a rule forbids, inside of the transaction that writes it: whom it is about is held. What stays within its
 * days, at its place, is not judged again.
 */
export const refuseForbidden =
  (rules: Rules = bookingRules) =>
  async (db: Db, input: BookingInput, { stored, caller }: Writing): Promise<void> => {
    if (stored && stays(input, stored)) return
    const forbidden = await findForbidden(db, rules, input, { id: stored?.id ?? null, caller })
    if (!forbidden) return
    const { texts, plan, facts } = forbidden
    throw new Forbidden(texts, (language) => findingsFor(rules, plan, facts, { caller, language }))
  }

/** Why rules forbid a booking that an undo put back: one that was not there, did not count, or had other days or another place. */
export const forbiddenAgain =
  (rules: Rules = bookingRules) =>
  async (db: Db, after: Judged & { id: number }, { before, caller }: { before: Judged | null; caller: Caller }): Promise<Text[]> => {
    if (after.cancelled || (before && !before.cancelled && stays(after, before))) return []
    return (await findForbidden(db, rules, after, { id: after.id, caller }))?.texts ?? []
  }

type Judged = Pick<BookingInput, 'vacancy' | 'department' | 'facility' | 'date_range' | 'employee' | 'cancelled'>

/** What forbids a booking, by the rules that do so; null: nothing. */
async function findForbidden(
  db: Db,
  rules: Rules,
  input: Pick<Judged, 'vacancy' | 'date_range' | 'employee'>,
  { id, caller }: { id: number | null; caller: Caller },
) {
  const forbidding = Object.fromEntries(Object.entries(rules).filter(([, { level }]) => level === 'block'))
  if (Object.keys(forbidding).length === 0) return null
  const plan = { range: input.date_range, booking: id }
  const known = await findJudgeFacts(db, { employees: [input.employee.id], vacancy: input.vacancy?.id ?? null, range: plan.range })
  const facts = { employee: known.employees.get(input.employee.id)!, vacancy: known.vacancy }
  const found = judge(forbidding, plan, facts)
  if (found.length === 0) return null
  return { texts: seenFindings(found, (needs) => mayAccess(caller, needs)).map(({ text }) => text), plan, facts }
}

const stays = (input: Place, stored: Place): boolean =>
  isWithin(input.date_range, stored.date_range) &&
  (['vacancy', 'department', 'facility'] as const).every((name) => sameValue(input[name], stored[name]))
