import { employee, maxDistance, widestRadius } from '@kasack/contract/employee.ts'
import { Button } from 'antd'
import { Field } from '../shared/form/Field.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { formatRadius } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

const { preferred_location_radius } = employee.fields

/** How far from her preferred location an employee works. Above the widest radius the field says "nationwide"; a button sets that. */
export function EmployeeRadiusField() {
  const t = useText()
  const [radius, setRadius] = useFieldValue<number | null>(preferred_location_radius)
  const isNationwide = radius !== null && maxDistance(radius) === null
  const action = !isNationwide && (
    <Button type="link" size="small" title={t(texts.nationwide_hint)} onClick={() => setRadius(widestRadius + 1)}>
      {t(texts.nationwide)}
    </Button>
  )
  return <Field of={preferred_location_radius} unit={isNationwide ? `km, ${formatRadius(radius)}` : 'km'} action={action} />
}
