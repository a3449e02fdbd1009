import { Card } from '../Card/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Banner, Carousel } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A region with the role description "carousel"; slides are groups named "2 of 4". Autoplay pauses on focus.',
  content: 'At most five slides, each complete in itself. The first is the most important one.',
  related: { GameRail: 'many tiles that are scrolled', ImageViewer: 'enlarged pictures' },
  recommended: {
    reason: 'A few banners with text in HTML.',
    example: (
      <Carousel label="Promotions" interval={0}>
        <Banner
          title="Monsoon Reload"
          text="20% of your next deposit"
          href="#monsoon"
          image={{ src: 'data:,', color: '#0b3d2e' }}
        />
        <Banner
          title="VIP week"
          text="Double rebate"
          href="#vip"
          image={{ src: 'data:,', color: '#3b1d5e' }}
        />
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
