import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { ErrorBoundary } from '../shared/part/ErrorBoundary.tsx'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Segments } from '../shared/part/Segments.tsx'
import { lazyPart } from '../shared/program/lazy-part.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { useKeepFresh } from '../shared/storage/keep-fresh.ts'
import '../shared/style/cockpit.css'
import { CockpitToggle } from './CockpitToggle.tsx'
import { showOwnCount } from './CockpitOwnCount.tsx'
import { cockpitResource, countsRead, settlementsRead } from './queries.ts'
import { texts } from './texts.ts'
import { useChoices } from './CockpitChoices.tsx'
import { useFocusNextRow } from './CockpitFocusNextRow.tsx'

showOwnCount()

const Section = lazyPart(async () => (await import('./CockpitSection.tsx')).CockpitSection)

/** What needs attention today, in one line; sections open in place and disappear once they are empty. */
export function Cockpit() {
  const t = useText()
  const prefix = useId()
  const place = useRef<HTMLElement>(null)
  const today = useToday()
  const { isMine, setMine, order, move, open, toggle } = useChoices()
  const [showsSettled, setShowsSettled] = useState(false)
  useKeepFresh(cockpitResource)
  useFocusNextRow(place)
  const { data, error, refetch } = useQuery(countsRead())
  const { data: settlements } = useQuery(settlementsRead(today))
  const countOf = (code: CockpitCode) => data?.sections.find((section) => section.code === code)?.[isMine ? 'mine' : 'count']
  const withSettled = new Set(settlements?.results.map(({ code }) => code))
  const isShown = (code: CockpitCode) => (countOf(code) ?? 0) > 0 || (showsSettled && withSettled.has(code))
  const shown = order.filter(isShown)
  const opened = shown.filter((code) => open.includes(code))
  const isQuiet = order.some((code) => withSettled.has(code) && countOf(code) === 0)
  return (
    <section ref={place} className="k-card k-cockpit" aria-label={t(texts.cockpit)} tabIndex={-1}>
      {error && !data && <PanelError status={error.status} onReload={() => void refetch()} />}
      {data && (
        <div className="k-cockpit-line">
          {shown.length === 0 && <p>{t(isMine ? texts.nothing_mine : texts.nothing)}</p>}
          {shown.map((code) => (
            <CockpitToggle
              key={code}
              code={code}
              count={countOf(code) ?? 0}
              isOpen={opened.includes(code)}
              controls={`${prefix}-${code}`}
              onToggle={() => toggle(code)}
            />
          ))}
          {(isQuiet || showsSettled) && (
            <button type="button" className="k-cockpit-quiet" aria-pressed={showsSettled} onClick={() => setShowsSettled(!showsSettled)}>
              {t(texts.settled)}
            </button>
          )}
          <Segments
            className="k-cockpit-whose"
            size="small"
            aria-label={t(texts.whose)}
            options={[
              { value: 'mine', label: t(texts.mine) },
              { value: 'all', label: t(texts.all) },
            ]}
            value={isMine ? 'mine' : 'all'}
            onChange={(whose) => setMine(whose === 'mine')}
          />
        </div>
      )}
      {opened.map((code) => (
        <ErrorBoundary key={code}>
          <Section
            id={`${prefix}-${code}`}
            code={code}
            isMine={isMine}
            settled={withSettled.has(code) ? showsSettled : null}
            isFirst={shown[0] === code}
            isLast={shown.at(-1) === code}
            onMove={(step) => move(code, step, shown)}
            onSettled={setShowsSettled}
          />
        </ErrorBoundary>
      ))}
    </section>
  )
}
