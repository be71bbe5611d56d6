import { dayCount } from '@kasack/contract/day-count.ts'
import type { ApplicantMatches, VacancyMatch } from '@kasack/contract/match-list.ts'
import { vacancyMatchList } from '@kasack/contract/match-list.ts'
import { applicantParts, scoreOf } from '@kasack/contract/match-score.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { findWeights } from '../match-setting/queries.ts'
import { pageLinks } from '../platform/list/page-links.ts'
import { readingsOf } from '../platform/read/reading.ts'
import type { Call } from '../platform/request/call.ts'
import { inTurn } from '../platform/request/large-answer.ts'
import { found } from '../platform/write/records.ts'
import { listVacancies } from '../vacancy/list.ts'
import { toVacancy } from '../vacancy/queries.ts'
import { pageOfRanked, readAsked } from './asked.ts'
import { findApplicant, findDistances, isSearching } from './queries.ts'
import { byFit, shownParts } from './rules.ts'

const readingOf = readingsOf(vacancy)

/** The vacancies an applicant might take. Too little is known of her to rule anything out or to assess findings. */
export async function matchesOfApplicant(call: Call): Promise<ApplicantMatches> {
  const { db, id, now, today, language } = call
  const { has_place, contact_day } = found(await findApplicant(db, id))
  const asked = readAsked(call, vacancyMatchList)
  if (!has_place) return { count: 0, ...pageLinks(call, asked, 0), results: [], missing: ['postal_code'] }
  return inTurn(call, asked.size, async () => {
    const reading = readingOf(call, asked.context)
    const ids = await listVacancies.idsOf(db, { ...asked, sort: [] }, { now, reading, also: isSearching(today) })
    const [weights, distances] = [await findWeights(db), await findDistances(db, id, ids)]
    const contact_days = contact_day === null ? null : dayCount(today) - dayCount(contact_day)
    const ranked = ids.map((one) => {
      const distance_km = distances.get(one) ?? null
      const parts = applicantParts({ distance_km, contact_days })
      return { employee: 0, vacancy: one, score: scoreOf(parts, weights), parts, distance_km }
    })
    const page = pageOfRanked(ranked.toSorted(byFit), asked)
    const rows = await listVacancies.rowsOf(
      db,
      page.map((one) => one.vacancy),
      reading,
    )
    const results = page.flatMap(({ vacancy: where, score, parts, distance_km }): VacancyMatch[] => {
      const row = rows.get(where)
      if (!row) return [] // deleted meanwhile
      const shown = toVacancy(row as Parameters<typeof toVacancy>[0], reading)
      const match = { score, parts: shownParts(parts, weights, language), exclusions: [], distance_km, findings_level: null }
      return [{ vacancy: shown, ...match, availability: shown.availability }]
    })
    return { count: ids.length, ...pageLinks(call, asked, ids.length), results, missing: [] }
  })
}
