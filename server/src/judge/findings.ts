import type { BookingInput } from '@kasack/contract/booking.ts'
import type { Finding, FindingAnswer } from '@kasack/contract/judge.ts'
import { bookingRules, canOverride, judge, seenFindings } from '@kasack/contract/judge.ts'
import type { JudgeFacts, Plan, Rules } from '@kasack/contract/judge-facts.ts'
import { sameValue } from '@kasack/contract/merged.ts'
import type { Rights } from '@kasack/contract/permission.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { isWithin } from '@kasack/contract/range.ts'
import type { Language, Text } from '@kasack/contract/text.ts'
import { type Exceptions, findStanding } from '../booking-override/queries.ts'
import { exceptionsOf, forbiddenBy, type Naming } from '../booking-override/rules.ts'
import type { Caller } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/text/refusal.ts'
import { findKnown } from './queries.ts'
import { factsQueryOf, factsOf, groundOfJudge } from './rules.ts'

type Reader = { caller: Caller; language: Language }

/** The findings of the rules, as a reader may see them. */
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

/** Refuses a write that a rule forbids, and answers all findings along with the refusal. */
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
type BookingPlace = Place & { id: number }
type Writing = { stored: BookingPlace | null; caller: Caller; now: Date }

/**
 * Refuses a booking that a rule forbids and no override allows, inside the transaction that writes it and holds the employee.
 * Returns what the save is to note; null if it is not judged again because it stays within its days and at its place.
 */
export const refuseBlocked =
  (rules: Rules = bookingRules) =>
  async (db: Db, input: BookingInput, { stored, caller, now }: Writing): Promise<{ noted: Exceptions | null }> => {
    if (stored && stays(input, stored)) return { noted: null }
    const naming = { override: input.override ?? null, may: (needs: Rights) => mayAccess(caller, needs) }
    const { found, forbidding, shown } = await judgeWritten(db, rules, input, { booking: stored, naming, caller })
    if (forbidding.length === 0) return { noted: exceptionsOf(found, { ...naming, caller, now }) }
    throw new Forbidden(textsFor(caller, forbidding), shown)
  }

/** Why rules forbid a booking restored by an undo, if it did not exist before, did not count, or had other days or another place. */
export const blockedAfterUndo =
  (rules: Rules = bookingRules) =>
  async (
    db: Db,
    after: BookingPlan & { id: number },
    { before, caller }: { before: BookingPlan | null; caller: Caller },
  ): Promise<Text[]> => {
    if (after.cancelled || (before && !before.cancelled && stays(after, before))) return []
    return textsFor(caller, (await judgeWritten(db, rules, after, { booking: after, naming: none, caller })).forbidding)
  }

/** An undo overrides nothing. */
const none: Naming = { override: null, may: () => false }

type BookingPlan = Place & Pick<BookingInput, 'vacancy_type' | 'employee' | 'cancelled'>
type Writer = { booking: { id: number; vacancy: BookingInput['vacancy'] } | null; naming: Naming; caller: Caller }

/** The findings about a booking that is written, those that forbid it, and all of them as the writer sees them. */
async function judgeWritten(db: Db, rules: Rules, input: Omit<BookingPlan, 'cancelled'>, { booking, naming, caller }: Writer) {
  const plan = { range: input.date_range, booking: booking?.id ?? null }
  const planned = {
    employee: input.employee.id,
    vacancy: input.vacancy?.id ?? null,
    facility: input.facility?.id ?? null,
    vacancy_type: input.vacancy_type?.id ?? null,
    department: input.department?.id ?? null,
    plan,
  }
  const facts = factsOf(groundOfJudge(await findKnown(db, [factsQueryOf(planned)])), planned)! // the writer holds the employee
  const standing = booking && sameValue(booking.vacancy, input.vacancy) ? await findStanding(db, booking.id) : []
  const found = judge(rules, plan, facts)
  return {
    found,
    forbidding: forbiddenBy(found, { standing, ...naming }),
    shown: (language: Language) => findingsFor(rules, plan, facts, { caller, language }),
  }
}

const textsFor = (caller: Caller, findings: readonly Finding[]): Text[] =>
  seenFindings(findings, (needs) => mayAccess(caller, needs)).map(({ text }) => text)

const stays = (input: Place, stored: Place): boolean =>
  isWithin(input.date_range, stored.date_range) &&
  (['vacancy', 'department', 'facility'] as const).every((name) => sameValue(input[name], stored[name]))
