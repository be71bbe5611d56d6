import { isOverridable, type Override } from '@kasack/contract/booking-override.ts'
import type { Finding } from '@kasack/contract/judge.ts'
import type { Rights } from '@kasack/contract/permission.ts'
import { rightsOf } from '@kasack/contract/permission.ts'
import type { Exceptions } from './queries.ts'

/** Which findings are accepted: by exceptions that stand, and by one that the writer makes now. */
type Accepting = { standing: readonly string[]; override: Override | null; may: (needs: Rights) => boolean }

/** The findings that forbid a booking and that no exception accepts. What a writer may not see he cannot name. */
export const forbiddenBy = (findings: readonly Finding[], { standing, override, may }: Accepting): Finding[] =>
  findings.filter(({ code, level, needs }) => {
    if (level !== 'block') return false
    const isNamed = override?.codes.includes(code) === true && may(needs)
    return !isOverridable(code) || !(standing.includes(code) || isNamed)
  })

type Writing = { override: Override | null; caller: { id: number }; now: Date }

/** What the save of a booking notes that nothing forbids any more. */
export function exceptionsOf(findings: readonly Finding[], { override, caller, now }: Writing): Exceptions {
  const by = { user_id: caller.id, datetime: now.toISOString().replace('Z', '000Z') } // moments have microseconds
  const blocked = findings.filter(({ code, level }) => level === 'block' && override?.codes.includes(code))
  const warned = findings.filter(({ level }) => level === 'warn')
  return {
    // A reason may speak of all that it excuses: it is for who may see all of that.
    overrides: [...Map.groupBy(blocked, ({ code }) => code)].map(([code, same]) => ({
      code,
      reason: override!.reason,
      needs: [...new Set(same.flatMap(({ needs }) => rightsOf(needs)))],
      ...by,
    })),
    confirmed: [...Map.groupBy(warned, ({ code, needs }) => `${code} ${rightsOf(needs).join()}`).values()].map(([one]) => ({
      code: one!.code,
      needs: [...rightsOf(one!.needs)],
      ...by,
    })),
  }
}
