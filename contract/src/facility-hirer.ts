import type { Period } from './field.ts'
import { dayFrom, sharedDays } from './range.ts'

// Which hirer a facility belongs to on a day, for the clocks of labour leasing: docs/rules/clocks.md.

/** What is known about a facility's hirer; `hirer_since` null: it has always been this one. */
export type FacilityHirer = { id: number; company: string; hirer: number | null; hirer_since: string | null; facility_group: number | null }

/** The legal entity as far as it is known: the hirer, otherwise the facility's company (`name` normalised), otherwise the facility. */
export type EffectiveHirer = { kind: 'hirer' | 'facility'; id: number } | { kind: 'company'; name: string }

/** Equal for the same hirer. */
export const hirerKey = (hirer: EffectiveHirer): string => `${hirer.kind} ${hirer.kind === 'company' ? hirer.name : hirer.id}`

/** Case and runs of blanks do not distinguish companies. */
const companyName = (company: string): string => company.trim().replace(/\s+/g, ' ').toLowerCase()

export type FacilityHirers = {
  /** Null: no such facility. */
  hirerOn: (facility: number, day: string) => EffectiveHirer | null
  /** The days of a period, split by the hirer the facility belongs to. */
  split: (facility: number, period: Period) => HirerPart[]
  /** The keys of the hirers to whom the facilities of this one's group belong on a day. */
  hirersOfGroup: (facility: number, day: string) => ReadonlySet<string>
}

type HirerPart = { hirer: EffectiveHirer; days: Period }

/** Takes all facilities at once: those of one company determine each other's hirer. */
export function facilityHirers(all: readonly FacilityHirer[]): FacilityHirers {
  const byId = new Map(all.map((facility) => [facility.id, facility]))
  const byCompany = Map.groupBy(all, ({ company }) => companyName(company))
  const byGroup = Map.groupBy(all, ({ facility_group: group }) => group)

  function hirerOn(id: number, day: string): EffectiveHirer | null {
    const facility = byId.get(id)
    if (!facility) return null
    const own = ownHirer(facility, day)
    if (own !== null) return { kind: 'hirer', id: own }
    const company = companyName(facility.company)
    if (company === '') return { kind: 'facility', id }
    const [only, ...others] = new Set(
      byCompany
        .get(company)!
        .map((one) => ownHirer(one, day))
        .filter((one) => one !== null),
    )
    return only !== undefined && others.length === 0 ? { kind: 'hirer', id: only } : { kind: 'company', name: company }
  }

  function split(id: number, { lower, upper }: Period): HirerPart[] {
    const facility = byId.get(id)
    if (!facility) return []
    const company = companyName(facility.company)
    const sameCompany = company === '' ? [facility] : byCompany.get(company)!
    const turns = sameCompany.flatMap(({ hirer, hirer_since: since }) => (hirer !== null && since !== null && since > lower ? [since] : []))
    const begins = [lower, ...new Set(turns)].toSorted()
    const parts: HirerPart[] = []
    for (const [at, begin] of begins.entries()) {
      const next = begins[at + 1]
      const days = sharedDays({ lower: begin, upper: next === undefined ? null : dayFrom(next, -1) }, { lower, upper })
      if (!days) break
      const hirer = hirerOn(id, begin)!
      const before = parts.at(-1)
      if (before && hirerKey(before.hirer) === hirerKey(hirer)) before.days = { ...before.days, upper: days.upper }
      else parts.push({ hirer, days: { lower: begin, upper: days.upper } })
    }
    return parts
  }

  function hirersOfGroup(id: number, day: string): Set<string> {
    const group = byId.get(id)?.facility_group ?? null
    return new Set(group === null ? [] : byGroup.get(group)!.map((facility) => hirerKey(hirerOn(facility.id, day)!)))
  }

  return { hirerOn, split, hirersOfGroup }
}

const ownHirer = ({ hirer, hirer_since: since }: FacilityHirer, day: string): number | null =>
  since === null || since <= day ? hirer : null
