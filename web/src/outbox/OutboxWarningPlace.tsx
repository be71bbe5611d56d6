/** Reserves the warning's last height, in pixels, until the answer arrives, so the page below does not jump. */
export const OutboxWarningPlace = ({ height }: { height: number }) =>
  height > 0 ? <div className="k-warnbar" style={{ blockSize: height }} /> : null
