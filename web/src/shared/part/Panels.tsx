import { RightOutlined } from '@ant-design/icons'
import type { CollapseProps } from 'antd'
import { Collapse } from 'antd'
import type { ReactNode } from 'react'
import type { Icon } from '../icons.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

export type Panel = {
  key: string
  title: string
  icon?: Icon
  /** Shown before the panel is opened. */
  count?: number | undefined
  /** The add action, at the right of the head. */
  extra?: ReactNode
  children: ReactNode
  /** Tables reach to the edge. */
  flush?: boolean
}

/** Collapsible parts of a page, all open at first. An error in one leaves the others standing. */
export const Panels = ({ panels }: { panels: Panel[] }) => (
  <Collapse
    className="k-panels"
    bordered={false}
    defaultActiveKey={panels.map(({ key }) => key)}
    expandIcon={chevron(panels)}
    items={panels.map((panel) => ({
      key: panel.key,
      id: panel.key,
      collapsible: 'header' as const,
      label: <PanelTitle {...panel} />,
      extra: panel.extra,
      children: (
        <div className={panel.flush ? 'k-panel-flush' : 'k-panel-body'}>
          <ErrorBoundary>{panel.children}</ErrorBoundary>
        </div>
      ),
    }))}
  />
)

/** The chevron is a button of its own, so it says what it opens. */
const chevron =
  (panels: Panel[]): CollapseProps['expandIcon'] =>
  ({ isActive, id }) => <RightOutlined rotate={isActive ? 90 : 0} aria-label={panels.find(({ key }) => key === id)?.title} />

const PanelTitle = ({ icon: Shape, title, count }: Panel) => (
  <h2 className="k-panel-title">
    {Shape && <Shape aria-hidden />}
    {title}
    {count !== undefined && <span className="k-count">{count}</span>}
  </h2>
)
