import type { UserNeeds } from '@kasack/contract/user.ts'
import { RightOutlined } from '@ant-design/icons'
import { Collapse } from 'antd'
import type { ReactNode } from 'react'
import { useContext } from 'react'
import type { Icon } from '../look/icons.ts'
import { useMay } from '../session/permission.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { layerKey, Layer } from './layer.ts'

export type Panel = {
  key: string
  title: string
  icon?: Icon
  /** Shown even while the panel is closed. */
  count?: number | undefined
  /** The add action, to the right of the head. */
  extra?: ReactNode
  children: ReactNode
  /** Closed at first; other panels are open, so their content loads with the page. */
  startsClosed?: true
  /** Without this permission the panel is left out. */
  needs?: UserNeeds
}

/** Collapsible parts of a page, mostly open at first. An error in one leaves the others intact. */
export function Panels({ panels }: { panels: Panel[] }) {
  const may = useMay()
  const layer = useContext(Layer)
  const shown = panels.filter(({ needs }) => needs === undefined || may(needs))
  return (
    <Collapse
      className="k-panels"
      bordered={false}
      defaultActiveKey={shown.filter(({ startsClosed }) => !startsClosed).map(({ key }) => key)}
      items={shown.map((panel) => ({
        key: panel.key,
        id: layerKey(layer, panel.key),
        collapsible: 'header' as const,
        showArrow: false,
        label: <PanelTitle icon={panel.icon} title={panel.title} count={panel.count} />,
        extra: panel.extra,
        children: (
          <div className="k-panel-body">
            <ErrorBoundary>{panel.children}</ErrorBoundary>
          </div>
        ),
      }))}
    />
  )
}

const PanelTitle = ({ icon: Shape, title, count }: Pick<Panel, 'title' | 'count'> & { icon: Panel['icon'] | undefined }) => (
  <h2 className="k-panel-title">
    <RightOutlined aria-hidden className="k-chevron" />
    {Shape && <Shape aria-hidden />}
    {title}
    {count !== undefined && <span className="k-count">{count}</span>}
  </h2>
)
