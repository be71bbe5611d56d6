import type { ReactNode } from 'react'
import { Button } from 'antd'
import { CandidateName } from '../candidate/CandidateName.tsx'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import type { Pair, VacancyPlan } from './rules.ts'
import { texts } from './texts.ts'

type Props = { of: VacancyPlan; columns: number; onAllow: (pair: Pair) => void }

/** Below the proposed rows: who dropped out, who has become a candidate, and who came closest for the positions still open. */
export function AssignmentLeft({ of: { vacancy, gone, excluded, added, left, nearest }, columns, onAllow }: Props) {
  const t = useText()
  const lines: { key: string; content: ReactNode }[] = []
  if (added.length > 0) {
    lines.push({
      key: 'added',
      content: (
        <p>
          {t(texts.added)} <b>{added.join(', ')}</b>
        </p>
      ),
    })
  }
  if (gone.length > 0) {
    const names = gone.map(({ name, now }) => (now ? t(texts.gone_to, { name, vacancy: now }) : name))
    lines.push({
      key: 'gone',
      content: (
        <p>
          {t(texts.gone)} <s>{names.join(', ')}</s>
        </p>
      ),
    })
  }
  if (excluded.length > 0) {
    lines.push({
      key: 'excluded',
      content: (
        <p>
          {t(texts.excluded)}{' '}
          {excluded.map((one) => (
            <span key={one.employee} className="k-assignment-struck">
              {one.name}{' '}
              <Button
                size="small"
                type="link"
                aria-label={t(texts.act_of, { act: t(texts.allow_again), name: one.name })}
                onClick={() => onAllow(one)}
              >
                {t(texts.allow_again)}
              </Button>
            </span>
          ))}
        </p>
      ),
    })
  }
  if (left > 0) {
    lines.push({
      key: 'left',
      content: (
        <>
          <p>
            <b className="k-today">{t(left === 1 ? texts.left_one : texts.left_some, { count: formatInteger(left) })}</b>{' '}
            {t(nearest.length > 0 ? texts.nearest : texts.nobody)}
          </p>
          {nearest.length > 0 && (
            <ul className="k-assignment-nearest">
              {nearest.map(({ employee, name, exclusions }) => (
                <li key={employee}>
                  <CandidateName employee={{ id: employee, name, is_active: true }} facility={vacancy.facility.id} />
                  <span>{exclusions.map(({ text }) => text).join(' ')}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      ),
    })
  }
  return lines.map(({ key, content }) => (
    <tr key={key} className="k-assignment-left">
      <td colSpan={columns}>{content}</td>
    </tr>
  ))
}
