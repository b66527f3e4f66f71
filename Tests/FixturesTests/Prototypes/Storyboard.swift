/// The text of a storyboard with a static table, a table of prototypes with another embedded in it, and
/// a collection.
enum Storyboard {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" useAutolayout="YES" useSafeAreas="YES" initialViewController="nav">
    <scenes>
    <scene sceneID="s0"><objects>
    <navigationController id="nav"><connections>
    <segue destination="feed" kind="relationship" relationship="rootViewController" id="r0"/>
    </connections></navigationController>
    </objects></scene>
    <scene sceneID="s1"><objects>
    <tableViewController storyboardIdentifier="Settings" id="settings">
    <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" estimatedRowHeight="-1" \
    sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
    <rect key="frame" x="0" y="0" width="320" height="480"/>
    <sections><tableViewSection headerTitle="One" footerTitle="End" id="x1"><cells>
    <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="t1" detailTextLabel="t2" \
    accessoryType="disclosureIndicator" rowHeight="60" id="c1">
    <rect key="frame" x="0" y="55" width="320" height="60"/>
    <tableViewCellContentView key="contentView" id="v1">
    <rect key="frame" x="0" y="0" width="280" height="60"/><subviews>
    <label text="Text" id="t1"><rect key="frame" x="16" y="20" width="40" height="20"/></label>
    <label text="Detail" id="t2"><rect key="frame" x="200" y="20" width="60" height="20"/></label>
    </subviews></tableViewCellContentView></tableViewCell>
    </cells></tableViewSection></sections>
    </tableView>
    <connections><outlet property="label" destination="t1" id="o1"/></connections>
    </tableViewController>
    </objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="feed">
    <layoutGuides><viewControllerLayoutGuide type="top" id="g1"/></layoutGuides>
    <view key="view" id="all"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <containerView id="box" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="320" height="200"/>
    <connections><segue destination="settings" kind="embed" id="e1"/></connections></containerView>
    <tableView rowHeight="44" id="list" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="200" width="320" height="280"/>
    <view key="tableHeaderView" id="th"><rect key="frame" x="0" y="0" width="320" height="20"/></view>
    <prototypes><tableViewCell reuseIdentifier="Row" id="c2">
    <rect key="frame" x="0" y="20" width="320" height="44"/></tableViewCell></prototypes>
    <connections><outlet property="dataSource" destination="feed" id="o2"/></connections></tableView>
    </subviews><constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="g1" secondAttribute="bottom" id="k1"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="all" secondAttribute="leading" id="k2"/>
    <constraint firstItem="list" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="k3"/>
    <constraint firstAttribute="bottom" secondItem="list" secondAttribute="bottom" id="k4"/>
    </constraints></view>
    </viewController>
    </objects></scene>
    <scene sceneID="s3"><objects>
    <collectionViewController id="grid">
    <collectionView key="view" dataMode="prototypes" id="cv">
    <rect key="frame" x="0" y="0" width="320" height="480"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
    minimumInteritemSpacing="10" automaticEstimatedItemSize="YES" id="fl">
    <size key="itemSize" width="50" height="60"/><inset key="sectionInset" minX="8" minY="8" maxX="8" \
    maxY="8"/></collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="Item" id="c3">
    <rect key="frame" x="8" y="8" width="50" height="60"/></collectionViewCell></cells>
    </collectionView>
    </collectionViewController>
    </objects></scene>
    </scenes>
    </document>
    """
}
