import type { Setup } from '@kasack/contract/setup.ts'
import { setupPath } from '@kasack/contract/setup.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useId } from 'react'
import { request } from '../../shared/call/api.ts'
import { readSilently } from '../../shared/call/read.ts'
import { useText } from '../../shared/language/i18n.ts'
import { useKeepFresh } from '../../shared/storage/keep-fresh.ts'
import { DashboardFirstStep } from './DashboardFirstStep.tsx'
import { firstStepTexts as texts } from './first-step-texts.ts'

/** Refetch interval while the test e-mail is pending, in milliseconds; the server hands it over within seconds. */
const soon = 5000

/** The first steps for superusers of an agency that started empty. Disappears once all are done or it is dismissed. */
export function DashboardFirstSteps() {
  const t = useText()
  const title = useId()
  useKeepFresh(setupPath)
  const { data } = useQuery({
    ...readSilently<Setup>(`/${setupPath}.json/`),
    refetchInterval: ({ state }) => (state.data?.steps.some(isWaitingForMail) ? soon : false),
  })
  if (!data || data.steps.length === 0) return null
  const done = data.steps.filter(({ is_done }) => is_done).length
  return (
    <section className="k-card k-first-steps" aria-labelledby={title}>
      <header>
        <h2 id={title} className="k-panel-title">
          {t(texts.first_steps)}
        </h2>
        <span className="k-label-tag">{t(texts.done_of, { done, all: data.steps.length })}</span>
        <Button size="small" type="text" onClick={() => void close()}>
          {t(texts.send_away)}
        </Button>
      </header>
      <ol>
        {data.steps.map((step) => (
          <DashboardFirstStep key={step.name} step={step} />
        ))}
      </ol>
    </section>
  )
}

const isWaitingForMail = ({ name, is_done, unset }: Setup['steps'][number]) => name === 'mail' && !is_done && unset.length === 0

const close = () => request({ method: 'POST', path: `/${setupPath}/close/`, shownIn: [setupPath], hooks: { 200: () => undefined } })
