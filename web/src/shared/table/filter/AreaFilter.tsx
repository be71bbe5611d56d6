import Input from 'antd/es/input/Input'
import { useState } from 'react'
import { errorTexts } from '../../call/error-texts.ts'
import { formatNumber } from '../../language/format.ts'
import { t } from '../../language/i18n.ts'
import type { Spot } from '../../map/pin.ts'
import { spotOf } from '../../map/pin.ts'
import { PlaceMap } from '../../map/PlaceMap.tsx'
import { useRecord } from '../../record/use-record.ts'
import type { Around } from '../question/around.ts'
import type { FilterControlProps } from '../question/table-filter.ts'
import { FilterProblem } from './FilterProblem.tsx'
import { texts } from './texts.ts'

type AreaFilterProps = FilterControlProps<'map'> & { around: Around; id: number | string }

/** A radius around the record that another filter names, as a number and as a circle on the map. */
export function AreaFilter({ filter, value, onChange, around: { entity, centreOf }, id }: AreaFilterProps) {
  const { record } = useRecord(entity, id)
  const [typed, setTyped] = useState(value ? formatNumber(value.radius).replaceAll('.', '') : '')
  const centre = record && centreOf(record)
  const address = centre?.address ?? ''
  const spot = centre && spotOf(centre.latitude, centre.longitude)
  const radius = radiusIn(typed)
  function type(next: string) {
    const kept = next.replaceAll(/[^\d,]/g, '')
    setTyped(kept)
    const kilometres = radiusIn(kept)
    onChange(kilometres === null || !address ? null : { address, radius: kilometres })
  }
  return (
    <div className="k-area">
      <div className="k-area-row">
        <Input disabled aria-label={t(texts.address)} value={address} title={address} />
        <Input
          aria-label={t(texts.range)}
          placeholder={t(texts.range)}
          inputMode="decimal"
          suffix="km"
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      {centre && !spot ? (
        <FilterProblem text={errorTexts.distance} />
      ) : (
        <AreaMap label={t(filter.label)} spot={spot ?? null} radius={radius} />
      )}
    </div>
  )
}

function AreaMap({ label, spot, radius }: { label: string; spot: Spot | null; radius: number | null }) {
  return <PlaceMap label={label} pins={[]} circle={spot && { ...spot, radius: radius ?? 0 }} height={300} />
}

const radiusIn = (typed: string): number | null => (/^\d{1,5}(,\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : null)
