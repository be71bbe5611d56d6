import * as z from 'zod/mini'
import { type Skill, skills } from '../places/ward.ts'
import { chance, pick, type Random, seeded, weighted } from '../random.ts'
import { skillOf } from './employee-skill.ts'
import type { KnownEmployee } from './known-employee.ts'
import written from './name.json' with { type: 'json' }

/** Names by origin, the share of employees with that origin, and how likely they are third-country nationals. */
const names = Object.values(
  z.parse(
    z.record(
      z.string(),
      z.strictObject({
        share: z.number(),
        third_country: z.number(),
        f: z.array(z.string()),
        m: z.array(z.string()),
        last: z.array(z.string()),
      }),
    ),
    written,
  ),
)

/** The dispatchers, each responsible for a region. */
export const dispatchers = ['jule.brandner', 'nils.kortmann', 'tarek.soelter']

/** Fills up the employees named in the stories to two hundred, without repeating a last name. */
export function drawnEmployees(): KnownEmployee[] {
  const random = seeded(159)
  const taken = new Set<string>()
  const drawn: KnownEmployee[] = []
  while (drawn.length < 159) {
    const one = drawEmployee(random, dispatchers[drawn.length % 3]!)
    if (taken.has(one.last_name)) continue
    taken.add(one.last_name)
    drawn.push(one)
  }
  return drawn
}

/** The name may repeat. */
export function drawEmployee(random: Random, based: string): KnownEmployee {
  const origin = weighted(random, names, ({ share }) => share)
  const gender = chance(random, 0.78) ? 'f' : 'm'
  const person = { title: '', first_name: pick(random, origin[gender]), last_name: pick(random, origin.last) }
  const skill = weighted<Skill>(random, skills, (one) => skillOf[one].share)
  const standing = weighted(random, ['lent', 'gone', 'new'] as const, (one) => ({ lent: 86, gone: 9, new: 5 })[one])
  return { ...person, gender, skill, based, third_country: origin.third_country, standing }
}
