/// A storyboard with a table view of prototypes, a static table, and a collection view whose cells
/// have the two forms of content views.
let storyboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="\(Documents.storyboardType)" version="3.0" toolsVersion="14460.31" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
  useSafeAreas="YES" initialViewController="feed">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <scenes>
      <scene sceneID="s1">
        <objects>
          <tableViewController id="feed" customClass="FeedController" sceneMemberID="viewController">
            <tableView key="view" contentMode="scaleToFill" id="table">
              <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
              <view key="tableHeaderView" contentMode="scaleToFill" id="header">
                <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
              </view>
              <prototypes>
                <tableViewCell contentMode="scaleToFill" reuseIdentifier="Basic" rowHeight="72" \
  id="basic" userLabel="The basic one" customClass="BasicCell" customModule="App">
                  <rect key="frame" x="0.0" y="72" width="414" height="72"/>
                  <tableViewCellContentView key="contentView" tableViewCell="basic" id="content">
                    <rect key="frame" x="0.0" y="0.0" width="414" height="72"/>
                    <subviews>
                      <label contentMode="left" text="Title" id="title">
                        <rect key="frame" x="20" y="20" width="374" height="32"/>
                      </label>
                    </subviews>
                    <constraints>
                      <constraint firstItem="title" firstAttribute="top" secondItem="content" \
  secondAttribute="top" constant="20" id="c1"/>
                    </constraints>
                  </tableViewCellContentView>
                  <viewLayoutGuide key="safeArea" id="safe"/>
                  <connections>
                    <outlet property="titleLabel" destination="title" id="o1"/>
                    <outletCollection property="tops" destination="c1" id="o2"/>
                  </connections>
                </tableViewCell>
              </prototypes>
              <sections>
                <tableViewSection id="x1"/>
                <tableViewSection id="x2">
                  <cells>
                    <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="t" \
  detailTextLabel="d" accessoryType="disclosureIndicator" id="static"/>
                  </cells>
                </tableViewSection>
              </sections>
            </tableView>
          </tableViewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="first" \
  sceneMemberID="firstResponder"/>
        </objects>
      </scene>
      <scene sceneID="s2">
        <objects>
          <viewController id="grid">
            <layoutGuides>
              <viewControllerLayoutGuide type="top" id="guide"/>
            </layoutGuides>
            <view key="view" id="grid-view">
              <subviews>
                <collectionView id="collection">
                  <collectionViewFlowLayout key="collectionViewLayout" id="flow"/>
                  <cells>
                    <collectionViewCell reuseIdentifier="old" id="old">
                      <view key="contentView">
                        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                        <subviews><imageView image="photo" id="photo"/></subviews>
                      </view>
                      <constraints>
                        <constraint firstItem="photo" firstAttribute="top" secondItem="old" \
  secondAttribute="top" id="c2"/>
                      </constraints>
                    </collectionViewCell>
                    <collectionViewCell reuseIdentifier="new" id="new">
                      <collectionViewCellContentView key="contentView" id="new-content">
                        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                        <constraints>
                          <constraint firstAttribute="width" constant="50" id="c3"/>
                        </constraints>
                      </collectionViewCellContentView>
                    </collectionViewCell>
                  </cells>
                  <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="head"/>
                </collectionView>
              </subviews>
            </view>
          </viewController>
        </objects>
      </scene>
    </scenes>
  </document>
  """
