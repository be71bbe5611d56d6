import { EnvironmentOutlined } from '@ant-design/icons'
import type { Text } from '@kasack/contract/text.ts'
import { useText } from '../language/i18n.ts'
import { Empty } from '../part/Empty.tsx'
import { ErrorBoundary } from '../part/ErrorBoundary.tsx'
import './map.css'
import { LazyMap } from './lazy-map.ts'
import type { Circle, Pin, Popover } from './pin.ts'
import { PinText } from './PinText.tsx'
import { texts } from './texts.ts'

type PlaceMapProps<P extends Pin> = {
  /** What the map is called by those who do not see it. */
  label: string
  pins: readonly P[]
  circle?: Circle | null
  /** What a pin says when it is opened; left out: its name, remark and way. */
  Popover?: Popover<P>
  /** In pixels. */
  height?: number
  /** Said in place of a map that would have nothing to show. */
  placeholder?: Text
}

/** A map in a frame of fixed height, loaded when it is shown; without a pin or a circle it says what is missing. */
export function PlaceMap<P extends Pin>({ label, pins, circle = null, Popover, height = 240, placeholder }: PlaceMapProps<P>) {
  const t = useText()
  const hasPlace = pins.length > 0 || circle !== null
  return (
    <div className="k-map" style={{ blockSize: height }}>
      {hasPlace ? (
        <ErrorBoundary>
          <LazyMap label={label} pins={pins} circle={circle} Popover={(Popover ?? PinText) as Popover} />
        </ErrorBoundary>
      ) : (
        <Empty icon={EnvironmentOutlined} title={t(placeholder ?? texts.select_address_first)} />
      )}
    </div>
  )
}
