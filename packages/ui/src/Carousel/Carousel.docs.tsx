import { Card } from '../Card/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Carousel } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A region with the role description "carousel"; slides are groups named "2 of 4". Autoplay pauses on focus.',
  content: 'At most five slides, each complete in itself. The first is the most important one.',
  related: { GameRail: 'many tiles that are scrolled', ImageViewer: 'enlarged pictures' },
  recommended: {
    reason: 'A few slides with text in HTML.',
    example: (
      <Carousel label="Promotions" interval={0}>
        <Card title="Monsoon Reload">20% of your next deposit</Card>
        <Card title="VIP week">Double rebate</Card>
      </Carousel>
    ),
  },
  mistake: {
    reason: 'Content that is found nowhere else: most players see the first slide only.',
    example: (
      <Carousel label="Terms" interval={3000}>
        <Card title="Terms, 1 of 2">Bonus terms</Card>
        <Card title="Terms, 2 of 2">Deadlines</Card>
      </Carousel>
    ),
  },
};
