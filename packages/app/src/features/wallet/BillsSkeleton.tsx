import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Skeleton } from '@parlor/ui/Skeleton';

/** Skeleton of bills. */
export function BillsSkeleton({ count }: { count: number }) {
  return (
    <List variant="card" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <ListItem
          key={index}
          leading={<Skeleton shape="thumbnail" width={40} height={40} />}
          title={<Skeleton shape="text" width="60%" />}
          meta={<Skeleton shape="text" width="40%" />}
          trailing={<Skeleton shape="text" width={88} />}
        />
      ))}
    </List>
  );
}
