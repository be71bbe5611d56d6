import type { BookingInput } from '@kasack/contract/booking.ts'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { bookingRules, canOverride, judge, seenFindings } from '@kasack/contract/judge.ts'
import type { JudgeFacts, Plan, Rules } from '@kasack/contract/judge-facts.ts'
import { sameValue } from '@kasack/contract/merged.ts'
import type { Rights } from '@kasack/contract/permission.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { isWithin } from '@kasack/contract/range.ts'
import type { Language, Text } from '@kasack/contract/text.ts'
import type { Caller } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/text/refusal.ts'
import { findKnown } from './queries.ts'
import { askedOf, factsOf, groundOfJudge } from './rules.ts'

type Reader = { caller: Caller; language: Language }

/** What the rules find, as a reader may see it. */
export function findingsFor(rules: Rules, plan: Plan, facts: JudgeFacts, { caller, language }: Reader): FindingAnswer[] {
  const may = (needs: Rights) => mayAccess(caller, needs)
  return seenFindings(judge(rules, plan, facts), may).map((found) => ({
    code: found.code,
    level: found.level,
    text: found.text[language],
    lower: found.days.lower,
    upper: found.days.upper,
    source: found.source,
    can_override: canOverride(found, may),
  }))
}

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

type Judged = Place & Pick<BookingInput, 'vacancy_type' | 'employee' | 'cancelled'>

/** What forbids a booking; null: nothing. */
async function findForbidden(
  db: Db,
  rules: Rules,
  input: Omit<Judged, 'cancelled'>,
  { id, caller }: { id: number | null; caller: Caller },
) {
  const plan = { range: input.date_range, booking: id }
  const planned = {
    employee: input.employee.id,
    vacancy: input.vacancy?.id ?? null,
    facility: input.facility?.id ?? null,
    vacancy_type: input.vacancy_type?.id ?? null,
    department: input.department?.id ?? null,
    plan,
  }
  const facts = factsOf(groundOfJudge(await findKnown(db, [askedOf(planned)])), planned)! // whoever writes holds her
  const found = judge(rules, plan, facts).filter(({ level }) => level === 'block')
  if (found.length === 0) return null
  return { texts: seenFindings(found, (needs) => mayAccess(caller, needs)).map(({ text }) => text), plan, facts }
}

const stays = (input: Place, stored: Place): boolean =>
  isWithin(input.date_range, stored.date_range) &&
  (['vacancy', 'department', 'facility'] as const).every((name) => sameValue(input[name], stored[name]))
