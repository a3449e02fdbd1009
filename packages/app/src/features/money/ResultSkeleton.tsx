import { Skeleton } from '@parlor/ui/Skeleton';
import * as css from './ResultSkeleton.css.ts';

/** The shape of how an order or a withdrawal stands, while that is asked. */
export function ResultSkeleton() {
  return (
    <div className={css.root}>
      <Skeleton shape="circle" width={72} height={72} />
      <Skeleton width={180} height={32} />
      <Skeleton width={240} height={40} />
      <Skeleton width="100%" height={220} />
    </div>
  );
}
