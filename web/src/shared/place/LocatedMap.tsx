import type { Text } from '@kasack/contract/text.ts'
import { EnvironmentOutlined } from '@ant-design/icons'
import { useForm } from '../form/form-context.ts'
import { useText } from '../language/i18n.ts'
import { PlaceMap } from '../map/PlaceMap.tsx'
import type { Point } from './address.ts'
import { texts } from './texts.ts'

type Props = {
  /** What the point locates: "Address". */
  what: string
  point: Point | null
  placeholder: Text
  /** Of a circle around the point, in kilometres. */
  radius?: number | null
}

/** The location in the form, as it will be stored. */
export function LocatedMap({ what, point, placeholder, radius = null }: Props) {
  const t = useText()
  const { noun, plural } = useForm().entity
  const kind = { noun, plural, icon: EnvironmentOutlined, tone: 'accent' as const }
  return (
    <div className="k-place-map">
      <PlaceMap
        label={t(texts.map, { what })}
        pins={point ? [{ key: 'point', name: what, kind, isApproximate: point.is_approximate, ...point }] : []}
        circle={point && radius !== null ? { ...point, radius } : null}
        height={200}
        placeholder={placeholder}
      />
    </div>
  )
}
