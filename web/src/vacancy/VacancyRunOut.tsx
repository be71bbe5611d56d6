import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { useMay } from '../shared/session/permission.ts'
import { raisePositions } from './VacancyRaising.tsx'
import { texts } from './texts.ts'

/** All bookings are over and no position is free; adding one reopens the vacancy. */
export function VacancyRunOut({ vacancy }: { vacancy: Vacancy }) {
  const t = useText()
  const mayChange = useMay()(entity.access.change)
  const [isRaising, setRaising] = useState(false)
  async function reopen() {
    setRaising(true)
    await raisePositions(vacancy, vacancy.number_of_positions + 1)
    setRaising(false)
  }
  return (
    <>
      <span className="k-late">{t(texts.all_over)}</span>{' '}
      {mayChange && (
        <Button size="small" loading={busy(isRaising)} onClick={() => void reopen()}>
          {t(texts.reopen)}
        </Button>
      )}
    </>
  )
}
