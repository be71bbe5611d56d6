import { WarningOutlined } from '@ant-design/icons'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { Button, Col } from 'antd'
import { useState } from 'react'
import { change, changeTogether } from '../shared/form/form.ts'
import { useForm } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { raisePositions } from '../vacancy/VacancyRaising.tsx'
import { texts } from './texts.ts'

/** The chosen vacancy is full: add a position to it, or book without the vacancy. */
export function BookingFull({ vacancy }: { vacancy: Vacancy }) {
  const t = useText()
  const form = useForm()
  const [isRaising, setRaising] = useState(false)
  const { vacancy_type, facility, department, number_of_positions, number_of_bookings } = vacancy
  const count = number_of_bookings + 1

  async function raise() {
    setRaising(true)
    await raisePositions(vacancy, count, () => change(form, 'vacancy', form.get().values['vacancy'])) // clears the server's error at the vacancy
    setRaising(false)
  }

  function doWithout() {
    const { isChange } = form.get()
    const place = { vacancy: null, vacancy_type, department }
    changeTogether(form, { ...place, ...(isChange ? {} : { facility, continues: null, stands_in_for: null }) }) // these depend on the vacancy
  }

  return (
    <Col span={24}>
      <div className="k-notice" role="status">
        <WarningOutlined aria-hidden />
        <span>{t(texts.full, { booked: number_of_bookings, positions: number_of_positions })}</span>
        <Button size="small" loading={busy(isRaising)} onClick={() => void raise()}>
          {t(texts.raise, { count })}
        </Button>
        <Button size="small" onClick={doWithout}>
          {t(texts.without_vacancy, { type: vacancy_type.name })}
        </Button>
      </div>
    </Col>
  )
}
