import { isOverridable, type Override } from '@kasack/contract/booking-override.ts'
import type { Finding } from '@kasack/contract/judge.ts'
import type { Rights } from '@kasack/contract/permission.ts'
import { rightsOf } from '@kasack/contract/permission.ts'
import type { Exceptions } from './queries.ts'

/** An override by a writer, who cannot name findings they may not see. */
export type Naming = { override: Override | null; may: (needs: Rights) => boolean }

const isNamed = ({ code, needs }: Finding, { override, may }: Naming): boolean => override?.codes.includes(code) === true && may(needs)

/** The findings accepted by earlier overrides, and by the one the writer gives now. */
type Accepting = Naming & { standing: readonly string[] }

/** The findings that forbid a booking and that no override accepts. */
export const forbiddenBy = (findings: readonly Finding[], { standing, ...naming }: Accepting): Finding[] =>
  findings.filter((one) => {
    if (one.level !== 'block') return false
    return !isOverridable(one.code) || !(standing.includes(one.code) || isNamed(one, naming))
  })

type Writing = Naming & { caller: { id: number }; now: Date }

/** What the save notes once nothing forbids the booking any more. */
export function exceptionsOf(findings: readonly Finding[], { override, may, caller, now }: Writing): Exceptions {
  const by = { user_id: caller.id, datetime: now.toISOString().replace('Z', '000Z') } // moments have microseconds
  const blocked = findings.filter((one) => one.level === 'block' && isNamed(one, { override, may }))
  const warned = findings.filter(({ level }) => level === 'warn')
  return {
    // A reason may mention all it excuses, so reading it requires the permissions for all of that.
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
