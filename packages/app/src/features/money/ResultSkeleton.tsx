import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';

/** Skeleton of an order's or a withdrawal's state while it loads. */
export function ResultSkeleton() {
  return (
    <Stack gap={20} align="center" paddingY={40}>
      <Skeleton shape="circle" width={72} height={72} />
      <Skeleton width={180} height={32} />
      <Skeleton width={240} height={40} />
      <Skeleton width="100%" height={220} />
    </Stack>
  );
}
