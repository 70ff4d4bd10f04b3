import { OnTheWay } from './OnTheWay';
import { PageViews } from './PageViews';
import { UpdateNotice } from './UpdateNotice';

export default function PartsForLater() {
  return (
    <>
      <OnTheWay />
      <UpdateNotice />
      <PageViews />
    </>
  );
}
