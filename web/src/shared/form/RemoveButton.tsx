import { Button, Col } from 'antd'
import type { ReactNode } from 'react'
import { actionIcon } from '../look/icons.ts'

/** Below the fields of a form: removes what the form is about, after a confirmation. */
export const RemoveButton = ({ onAsk, children }: { onAsk: () => void; children: ReactNode }) => (
  <Col span={24}>
    <Button danger type="text" icon={<actionIcon.remove />} onClick={onAsk}>
      {children}
    </Button>
  </Col>
)
